/** Display words for the internal terms. Code says group, screens say Organisation. */
export const terms = {
  group: { one: 'Organisation', many: 'Organisations' },
  subgroup: { one: 'Service', many: 'Services' },
  virtualGroup: { one: 'Pharmacist-led Course', many: 'Pharmacist-led Courses' },
  paperCourse: { one: 'Face to Face Course', many: 'Face to Face Courses' },
  sco: { one: 'module', many: 'modules' },
  licence: { one: 'licence', many: 'licences' },
  course: { one: 'course', many: 'courses' },
  member: { one: 'member', many: 'members' },
  session: { one: 'session', many: 'sessions' },
  attempt: { one: 'attempt', many: 'attempts' },
} as const;

export type Term = keyof typeof terms;

/** Chooses a word for a quantity: the plural for 0 and more than 1. */
export function plural(quantity: number, one: string, many: string): string {
  return quantity === 0 || quantity > 1 ? many : one;
}

/** Returns text such as "3 services". Kinds of places have capitals in headings only. */
export function countOf(quantity: number, term: Term): string {
  const words = `${quantity.toLocaleString('en-GB')} ${plural(quantity, terms[term].one, terms[term].many)}`;
  return term === 'group' || term === 'subgroup' ? words.toLowerCase() : words;
}

export const roleTitles = {
  super_admin: 'Site admin',
  group_admin: 'Organisation admin',
  subgroup_admin: 'Service admin',
  trainer: 'Trainer',
  organiser: 'Organiser',
} as const;

export const serviceLevelTitles = { HIGH: 'High', MED: 'Medium', LOW: 'Low' } as const;

/** Returns a text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
