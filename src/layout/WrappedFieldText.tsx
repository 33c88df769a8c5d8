/** Without emotion: it stands in each row of a list. */
const PLAIN = { overflowWrap: 'anywhere', pointerEvents: 'none' } as const;

/**
 * A field of one line cuts off what is longer, just where size and price stand. Put in it as `startAdornment`, this shows
 * its whole text in lines, and makes it as high as they are.
 */
export const WrappedFieldText = ({ children }: { children: string }) => (
  <span aria-hidden className="whole-text" style={PLAIN}>
    <span>{children}</span>
  </span>
);

/** What an input or a select needs around its text: both in one place, one of them seen. */
export const wrappedTextIn = (field: string, seenWhen: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [`& ${field}, & .whole-text`]: { gridArea: '1 / 1', width: '100%', boxSizing: 'border-box' },
    [`& ${field}:not(${seenWhen})`]: { opacity: 0 },
    [`& ${field}:is(${seenWhen})`]: { opacity: 1 },
    [`&:has(${field}:is(${seenWhen})) .whole-text`]: { visibility: 'hidden' },
  }) as const;
