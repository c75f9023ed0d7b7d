import type { GuideKey, HelpSection } from '../../ui/help/index.ts';
import { guideKeys } from './guides.ts';

/** Help of all rooms and of the areas. Loaded with the panel. */
const files = import.meta.glob<{ help: readonly HelpSection[] }>('../../{features/*/*,areas/help}/*.help.ts', {
  eager: true,
});
const sections = Object.values(files).flatMap(({ help }) => help);

function sectionsOf(key: GuideKey): readonly HelpSection[] {
  const placeOf = ({ guides }: HelpSection) => guides[key] ?? 0;
  return sections.filter(({ guides }) => key in guides).sort((a, b) => placeOf(a) - placeOf(b));
}

export const guideTexts = Object.fromEntries(guideKeys.map((key) => [key, sectionsOf(key)])) as Record<
  GuideKey,
  readonly HelpSection[]
>;

/**
 * Returns the sections of a guide about this page, and all others. A page of a service has the sections of the page with
 * the same name of an organisation.
 */
export function guideFor(key: GuideKey, routeName: string) {
  const name = routeName.replace(/^subgroup-/u, '');
  const isHere = ({ routes = [] }: HelpSection) => routes.includes(name);
  const sections = guideTexts[key];
  return { here: sections.filter(isHere), others: sections.filter((section) => !isHere(section)) };
}
