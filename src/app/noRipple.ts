// Stands in the place of MUI's ripple, which the theme switches off (theme.ts): nobody fetches what is never shown.
const NoRipple = (): null => null;
export default NoRipple;
