// Whether the brand of a line makes the kind of thing that its words name.
import type { Target } from '../evidence/target';
import type { Candidate } from '../names/parsedName';

/** Of the products of a brand at least this share must be of an everyday kind for a line to mean it: Pringles make no sour cream. */
const SHARE_OF_KIND = 0.2;
/** Whether the brand of a line makes the everyday kind that the line names. What stands elsewhere than the kind does is not of it. */
export function isOfKind(
  { brand, kind }: Target,
  pools: ReadonlyMap<string, readonly Candidate[]>,
): boolean {
  if (brand === null || kind === null || kind.ofBrand) return true;
  const made = [...pools.values()]
    .flat()
    .filter(({ parsed: { maker } }) => maker.kind === 'brand' && maker.brand === brand);
  const ofKind = made.filter(
    ({ parsed }) => parsed.kind === kind && (kind.departments?.has(parsed.department) ?? true),
  );
  return made.length > 0 && ofKind.length >= SHARE_OF_KIND * made.length;
}
