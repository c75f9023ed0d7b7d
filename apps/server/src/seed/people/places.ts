import type { ServiceLevel } from '@doselore/contract';

export type SeedGroup = {
  name: string;
  level: ServiceLevel;
  services: readonly (readonly [name: string, odsCode: string | null])[];
  isActive?: boolean;
  isArchived?: boolean;
  isDemo?: boolean;
  /** Years for which certificates of other training show names, when the organisation has set them. */
  otherYears?: number;
};

const calderTowns =
  'Alderbrook,Birkfield,Cragg End,Dunford,Elland Moor,Fernley,Greave,Hebble Bridge,Inchfield,Kershaw,Luddenfoot,Mythrum,Northowram Top'.split(
    ',',
  );
const calderBranches = calderTowns.flatMap((town, at) => [
  [`Calder Valley, ${town}`, `FZ9C${at.toString(36).toUpperCase()}`] as const,
  [`Calder Valley, ${town} Health Centre`, `FZ9D${at.toString(36).toUpperCase()}`] as const,
]);

/** Organisations with their services. All fictional, with ODS codes from the range FZ9 that no pharmacy has. */
export const groups: readonly SeedGroup[] = [
  {
    name: 'Northgate Pharmacy Group',
    level: 'HIGH',
    otherYears: 8,
    services: [
      ['Northgate, Market Square', 'FZ901'],
      ['Northgate, Station Road', 'FZ902'],
      ['Northgate, Abbey Lane', 'FZ903'],
      ['Northgate, Riverside', 'FZ904'],
      ['Northgate, Hill Top', 'FZ905'],
      ['Northgate, Old Dock', 'FZ906'],
      ['Northgate, Canal Walk', 'FZ907'],
      ['Northgate, Elm Grove', 'FZ908'],
      ['Northgate, Guildhall', 'FZ909'],
      ['Northgate, Kiln Lane', 'FZ9A1'],
      ['Northgate, Mill Road', 'FZ9A2'],
      ['Northgate, North Parade', 'FZ9A3'],
      ['Northgate, Queen Street', 'FZ9A4'],
      ['Northgate, Windmill Hill', 'FZ9A5'],
    ],
  },
  {
    name: 'Harbour Independent Pharmacies',
    level: 'MED',
    services: [
      ['Harbour Street Chemist', 'FZ911'],
      ['Lighthouse Pharmacy', 'FZ912'],
      ['Quayside Pharmacy', 'FZ913'],
    ],
  },
  {
    name: 'Wyre Vale Hospitals Pharmacy',
    level: 'LOW',
    services: [
      ['Main dispensary', null],
      ['Aseptic unit', null],
      ['Outpatients', null],
    ],
  },
  { name: 'Coastal PCN Pharmacy Team', level: 'MED', services: [['Coastal surgeries team', null]] },
  {
    name: 'Meadowbrook Care',
    level: 'LOW',
    services: [
      ['Meadowbrook House', null],
      ['Larch Court', null],
      ['Orchard View', null],
      ['Beech Lodge', null],
      ['The Willows', null],
      ['Homecare North', null],
      ['Homecare South', null],
    ],
  },
  { name: 'Locum Collective', level: 'LOW', services: [['Registered locums', null]] },
  // Two records of one firm, to be merged.
  { name: 'Ridgeway Pharmacy', level: 'LOW', services: [['Ridgeway, High Street', 'FZ941']] },
  { name: 'Ridgeway Pharmacy Limited', level: 'LOW', services: [['Ridgeway, Chapel Street', 'FZ942']] },
  { name: 'Saltmarsh Chemists', level: 'LOW', services: [['Saltmarsh', 'FZ921']], isActive: false },
  { name: 'Penfold Pharmacy', level: 'LOW', services: [['Penfold', 'FZ931']], isArchived: true },
  { name: 'Doselore Demo Organisation', level: 'HIGH', services: [['Demo Service', null]], isDemo: true },
  { name: 'Calder Valley Pharmacies', level: 'MED', services: calderBranches },
];
