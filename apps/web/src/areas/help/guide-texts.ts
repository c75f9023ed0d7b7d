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
 * the same name of an organisation, and a page of a face-to-face course those of the page of an online course.
 */
export function guideFor(key: GuideKey, routeName: string) {
  const name = routeName.replace(/^subgroup-|-paper$/gu, '');
  const isHere = ({ routes = [] }: HelpSection) => routes.includes(name);
  const sections = guideTexts[key];
  return { here: sections.filter(isHere), others: sections.filter((section) => !isHere(section)) };
}

/** Characters of the help beside a form, and of one text in it. The rest is in the guide. */
const [aboutMost, textMost] = [900, 420];

export type AboutSection = Pick<HelpSection, 'heading' | 'steps'> & { text: string; isCut: boolean };

/** Returns the first sentences of a section, and its steps where they are short. */
function shortened({ heading, text = '', steps = [] }: HelpSection): AboutSection {
  const sentences = text.split(/(?<=\.) /u);
  let length = 0;
  const shown = sentences.filter((sentence, index) => {
    length += sentence.length + 1;
    return index === 0 || length <= textMost;
  });
  const hasSteps = text.length + steps.join('').length <= aboutMost;
  return {
    heading,
    text: shown.join(' '),
    steps: hasSteps ? steps : [],
    isCut: shown.length < sentences.length || (!hasSteps && steps.length > 0),
  };
}

const lengthOf = ({ text, steps = [] }: AboutSection) => text.length + steps.join('').length;

/**
 * Returns the sections of a guide for the aside of a page, shortened: those about the fewest pages first, and at least
 * one.
 */
export function aboutPage(key: GuideKey, routeName: string): readonly AboutSection[] {
  const { here } = guideFor(key, routeName);
  const closest = here.toSorted((a, b) => (a.routes?.length ?? 0) - (b.routes?.length ?? 0)).map(shortened);
  let length = 0;
  return closest.filter((section, index) => {
    length += lengthOf(section);
    return index === 0 || length <= aboutMost;
  });
}
