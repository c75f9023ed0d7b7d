/** Kinds of icons at the top of a certificate. Only an organisation itself can use icons of the kind `organisation`. */
export const iconKinds = ['accreditor', 'scheme', 'organisation'] as const;
export type IconKind = (typeof iconKinds)[number];

/** Signatories of a certificate. */
export const signatoryChoices = ['none', 'own'] as const;
export type SignatoryChoice = (typeof signatoryChoices)[number];

/** Value of a list without ids. In a form, an empty text means that the list is inherited. */
export const noIds = 'none';

/** `site` is the logo of Doselore, `own` an uploaded picture. */
export const logoChoices = ['none', 'site', 'own'] as const;
export type LogoChoice = (typeof logoChoices)[number];

export const certificateLimits = {
  icons: 3,
  footers: 2,
  footerText: 160,
  iconTitle: 80,
  signatory: 80,
  pictureBytes: 1_048_576,
  /** Minimum and maximum length of the sides of a picture, in pixels. */
  pictureSideMin: 300,
  pictureSideMax: 4_000,
} as const;

/** Returns the ids of a list such as `3,9`. */
export function idsOf(list: string | null): number[] {
  return list === null || list === noIds ? [] : list.split(',').map(Number);
}

/** Returns why a text is no list of at most `most` ids: `3,9` or `none`. Undefined when it is one. */
export const idListProblem =
  (most: number) =>
  (list: string): string | undefined => {
    if (!/^(none|\d{1,15}(,\d{1,15})*)$/u.test(list)) return 'Choose from the list';
    return idsOf(list).length > most ? `Choose at most ${most}` : undefined;
  };

/** Variables of a footer message, such as `{{hours}}`. */
export const footerVariables = ['hours', 'accreditor', 'reference'] as const;
export type FooterVariable = (typeof footerVariables)[number];
export type FooterValues = Readonly<Record<FooterVariable, string | null>>;

const variable = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** Returns the first variable of a message that does not exist. */
export function unknownVariable(text: string): string | undefined {
  const known: readonly string[] = footerVariables;
  const names = [...text.matchAll(variable)].map(([, name = '']) => name);
  return names.find((name) => !known.includes(name));
}

/** Returns a footer message as it is printed. Null when the course has no value for one of its variables. */
export function fillFooter(text: string, values: FooterValues): string | null {
  const all: Readonly<Record<string, string | null>> = values;
  const isComplete = [...text.matchAll(variable)].every(([, name = '']) => (all[name] ?? null) !== null);
  return isComplete ? text.replaceAll(variable, (_, name: string) => all[name] ?? '') : null;
}
