// The fields of 'Send us a Message' in their order.
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { FormikProps } from 'formik';
import { useNarrow } from '../list/useNarrow';
import { ContactField } from './ContactField';
import { CATEGORIES, LIMITS, type ContactMessage } from './schema';

interface Shared {
  formik: FormikProps<ContactMessage>;
  onEdit(): void;
}

export function ContactFields(shared: Shared) {
  const narrow = useNarrow();
  return (
    <>
      <Sender {...shared} />
      <ContactField {...shared} name="category" label="Category" required select>
        {CATEGORIES.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </ContactField>
      <ContactField
        {...shared}
        name="subject"
        label="Subject"
        maxLength={LIMITS.subject.max}
        placeholder={narrow ? '' : 'What is it about? (optional)'}
      />
      <Message {...shared} placeholder={narrow ? '' : 'Tell us as much as you can'} />
    </>
  );
}

const Sender = (shared: Shared) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 1.5,
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
    }}
  >
    <ContactField
      {...shared}
      name="name"
      label="Full Name"
      required
      autoComplete="name"
      maxLength={LIMITS.name.max}
    />
    <ContactField
      {...shared}
      name="email"
      label="Email Address"
      required
      type="email"
      autoComplete="email"
      maxLength={LIMITS.email.max}
    />
  </Box>
);

const Message = ({ placeholder, ...shared }: Shared & { placeholder: string }) => (
  <Box>
    <ContactField
      {...shared}
      name="message"
      label="Message"
      required
      multiline
      minRows={6}
      maxLength={LIMITS.message.max}
      placeholder={placeholder}
      describedBy="contact-message-counter"
    />
    <Typography
      id="contact-message-counter"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'block', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
    >
      {`${shared.formik.values.message.length}/${LIMITS.message.max} characters`}
    </Typography>
  </Box>
);
