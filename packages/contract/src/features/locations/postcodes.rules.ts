/**
 * Postcodes of the UK as Royal Mail writes them: the district and the three characters of the place in it. The letters
 * are those that occur at each position. Forces addresses are `BFPO` and a number.
 */
const postcode =
  /^(?:(?:[A-PR-UWYZ][0-9]{1,2}|[A-PR-UWYZ][A-HK-Y][0-9]{1,2}|[A-PR-UWYZ][0-9][A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y][0-9][ABEHMNPRV-Y]) [0-9][ABD-HJLNP-UW-Z]{2}|GIR 0AA|BFPO [0-9]{1,4})$/u;

export const notAPostcode = 'This is not a UK postcode';

/** Returns a postcode in capitals with one space. Returns undefined for a text that is no UK postcode. */
export function normalisePostcode(typed: string): string | undefined {
  const letters = typed.replaceAll(/\s/gu, '').toUpperCase();
  const split = letters.startsWith('BFPO') ? 4 : letters.length - 3;
  const normalised = `${letters.slice(0, split)} ${letters.slice(split)}`;
  return postcode.test(normalised) ? normalised : undefined;
}

/** Returns the district of a normalised postcode: `LA4` of `LA4 4XX`, `BFPO` of a Forces address. */
export function districtOf(normalised: string): string {
  return normalised.split(' ')[0] ?? normalised;
}

/** Returns the postcode area of a district: `LA` of `LA4`. */
export function postcodeAreaOf(district: string): string {
  return /^[A-Z]+/u.exec(district)?.[0] ?? district;
}
