// One labelled field: its error appears while typing and is linked to the input.
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FormikProps } from 'formik';
import type { ChangeEvent } from 'react';
import { menuPlace } from '../layout/menuPlace';
import type { ContactField as FieldName, ContactMessage } from './schema';

export type ContactFormik = FormikProps<ContactMessage>;

type Look =
  | 'label'
  | 'type'
  | 'autoComplete'
  | 'placeholder'
  | 'required'
  | 'multiline'
  | 'minRows'
  | 'select'
  | 'children';

interface Props extends Pick<TextFieldProps, Look> {
  formik: ContactFormik;
  name: FieldName;
  maxLength?: number;
  /** Ids of further texts that describe the field. */
  describedBy?: string;
  onEdit(): void;
}

export function ContactField({ formik, name, maxLength, describedBy, onEdit, ...field }: Props) {
  const id = `contact-${name}`;
  const error = formik.touched[name] ? formik.errors[name] : undefined;

  // A field counts as touched from its first change, so that its own error shows while typing and no other's.
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    onEdit();
    void formik.setFieldTouched(name, true, false);
    void formik.setFieldValue(name, event.target.value);
  };

  const descriptions = [error === undefined ? undefined : `${id}-helper-text`, describedBy].filter(
    Boolean,
  );
  const describing = { 'aria-describedby': descriptions.join(' ') || undefined };

  return (
    <TextField
      {...field}
      fullWidth
      id={id}
      name={name}
      value={formik.values[name]}
      onChange={change}
      error={error !== undefined}
      // A blank line keeps the form from jumping when an error appears.
      helperText={error ?? ' '}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength, ...(field.select ? {} : describing) },
        select: field.select
          ? { SelectDisplayProps: describing, MenuProps: { container: menuPlace } }
          : undefined,
      }}
    />
  );
}
