import type { ServiceLevel } from '@doselore/contract';

export type SeedGroup = {
  name: string;
  level: ServiceLevel;
  services: readonly (readonly [name: string, odsCode: string | null])[];
  isActive?: boolean;
  isArchived?: boolean;
  isDemo?: boolean;
};

/** All fictional; ODS codes from the range FZ9 that no pharmacy has. */
export const groups: readonly SeedGroup[] = [
  {
    name: 'Northgate Pharmacy Group',
    level: 'HIGH',
    services: [
      ['Northgate, Market Square', 'FZ901'],
      ['Northgate, Station Road', 'FZ902'],
      ['Northgate, Abbey Lane', 'FZ903'],
      ['Northgate, Riverside', 'FZ904'],
      ['Northgate, Hill Top', 'FZ905'],
      ['Northgate, Old Dock', 'FZ906'],
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
      ['Homecare South', null],
    ],
  },
  { name: 'Locum Collective', level: 'LOW', services: [['Registered locums', null]] },
  { name: 'Saltmarsh Chemists', level: 'LOW', services: [['Saltmarsh', 'FZ921']], isActive: false },
  { name: 'Penfold Pharmacy', level: 'LOW', services: [['Penfold', 'FZ931']], isArchived: true },
  { name: 'Doselore Demo Organisation', level: 'HIGH', services: [['Demo Service', null]], isDemo: true },
];
