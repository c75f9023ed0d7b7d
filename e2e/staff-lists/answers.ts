/** Answers about a whole list, as somebody who knows its people gives them: labels of the questions with options. */
type ListAnswers = Record<string, string>;

const jobs = {
  Disp: 'Dispenser',
  MCA: 'Medicines counter assistant',
  ACT: 'Accuracy checking technician',
  Pharm: 'Pharmacist',
  Tech: 'Pharmacy technician',
  Driver: 'Delivery driver',
  Manager: 'Branch manager',
};
const branches = {
  'Market Sq': 'Northgate, Market Square',
  'Station Rd': 'Northgate, Station Road',
  'Abbey Ln': 'Northgate, Abbey Lane',
};
const under = (heading: string, words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([word, meaning]) => [`“${word}” under ${heading}`, meaning]));

/** Answers by the number of the list. Lists that are missing here need none. */
export const listAnswers: Readonly<Record<number, ListAnswers>> = {
  10: under('Job role', jobs),
  12: under('Branches', branches),
  14: under('Job Title', {
    'Counter Assistant': 'Medicines counter assistant',
    'Pharmacy Manager': 'Branch manager',
  }),
  17: under('Lifecycle status', { 'Garden leave': 'Works here' }),
  19: under('Assignment Status', { 'Acting Up': 'Works here', 'Maternity & Adoption': 'Works here' }),
};
