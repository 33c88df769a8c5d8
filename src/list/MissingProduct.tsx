import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { MISSING_ITEM } from '../services/steps';

export const MissingProduct = () => (
  <Box
    component="aside"
    aria-labelledby="missing-product"
    sx={{
      mt: 3,
      p: 2,
      borderRadius: 1,
      bgcolor: 'background.soft',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      justifyContent: 'space-between',
    }}
  >
    <Box>
      <Typography id="missing-product" variant="h3" component="h2">
        Cannot find a product?
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Tell us what is missing, and we will look for it.
      </Typography>
    </Box>
    <Button component={Link} to={MISSING_ITEM} variant="outlined">
      Report a missing product
    </Button>
  </Box>
);
