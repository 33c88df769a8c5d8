/** A message that may be sent. */
export const MESSAGE = {
  name: 'Ann',
  email: 'ann@example.org',
  category: 'bug',
  subject: '',
  message: 'The price of milk is wrong.',
  honeypot: '',
};
