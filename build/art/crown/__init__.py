"""Pictures of Crown of Emara: a sunlit kingdom of warm stone, timber and cloth."""
