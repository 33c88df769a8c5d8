import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { STEPS, stepAt } from '../services/steps';

/** Where in the three steps this screen is. */
export function StepProgress({ path }: { path: string }) {
  const active = stepAt(path);
  return (
    <Box
      component="nav"
      aria-label="Progress"
      sx={{ maxWidth: 560, mx: 'auto', mb: 4, '@media print': { display: 'none' } }}
    >
      <Stepper activeStep={active} alternativeLabel>
        {STEPS.map((step, at) => (
          <Step
            key={step.path}
            completed={at < active}
            aria-current={at === active ? 'step' : undefined}
          >
            <StepLabel>{step.label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
