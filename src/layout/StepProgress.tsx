import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel, { stepLabelClasses } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { STEPS, stepAt } from '../services/steps';
import { VISUALLY_HIDDEN } from './visuallyHidden';

/** Names the step one is at; on a phone the others are numbers to the eye and names to a screen reader, so that it stays one line. */
const ONE_LINE = {
  [`& .${stepLabelClasses.root}`]: { py: 0 },
  [`& .${stepLabelClasses.label}:not(.${stepLabelClasses.active})`]: {
    '@media (max-width: 599.95px)': VISUALLY_HIDDEN,
  },
} as const;

/** Where in the three steps this screen is. */
export function StepProgress({ path }: { path: string }) {
  const active = stepAt(path);
  return (
    <Box
      component="nav"
      aria-label="Progress"
      sx={{ maxWidth: 560, mb: 2, ...ONE_LINE, '@media print': { display: 'none' } }}
    >
      <Stepper activeStep={active}>
        {STEPS.map((step, at) => (
          <Step
            key={step.path}
            completed={at < active}
            aria-current={at === active ? 'step' : undefined}
            sx={{ px: { xs: 0.5, sm: 1 }, position: 'relative', '&:first-of-type': { pl: 0 } }}
          >
            <StepLabel>{step.label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
