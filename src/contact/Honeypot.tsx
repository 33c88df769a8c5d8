// A field no person sees or reaches; programs that fill every input give themselves away.
import type { ContactFormik } from './ContactField';

export function Honeypot({ formik }: { formik: ContactFormik }) {
  return (
    <div
      aria-hidden="true"
      style={{ position: 'absolute', left: -10_000, width: 1, height: 1, overflow: 'hidden' }}
    >
      <label htmlFor="contact-honeypot">Leave this field empty</label>
      <input
        id="contact-honeypot"
        name="honeypot"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={formik.values.honeypot}
        onChange={(event) => void formik.setFieldValue('honeypot', event.target.value, false)}
      />
    </div>
  );
}
