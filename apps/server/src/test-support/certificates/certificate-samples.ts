import type { Drawing1, Drawing2 } from '../../features/certificates/certificates/pdf/certificate-data.ts';
import { paint } from '../paint.ts';

const white = [255, 255, 255] as const;

/** Wide picture as organisations upload it: two shapes on white. */
const wideLogo = paint(900, 260, (x, y) => {
  if (x < 0.26) return (x * 900 - 117) ** 2 + (y * 260 - 130) ** 2 < 110 ** 2 ? [81, 71, 172] : white;
  return y > 0.35 && y < 0.65 ? [82, 92, 91] : white;
});
const tallLogo = paint(400, 600, (x, y) => (Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.5 ? [162, 33, 31] : white));
const seal = (colour: readonly [number, number, number]) =>
  paint(400, 400, (x, y) => {
    const distance = (x - 0.5) ** 2 + (y - 0.5) ** 2;
    return distance < 0.24 && (distance > 0.2 || distance < 0.1) ? colour : white;
  });
const signature = paint(800, 200, (x, y) => {
  const wave = Math.abs(((x * 4) % 1) - 0.5) * 2;
  return Math.abs(y - 0.15 - wave * 0.7) < 0.04 ? [18, 32, 31] : white;
});

const icons = [
  { title: 'Accredited by the Northern Pharmacy Board', picture: seal([26, 102, 97]) },
  { title: 'Quality scheme 2026', picture: seal([81, 71, 172]) },
  { title: 'Safe care mark', picture: seal([35, 105, 56]) },
];
const footers = [
  'Accredited for 1 h 30 min of learning by the Northern Pharmacy Board, reference NPB-2026-0117. See npb.example.org for the terms of its accreditation.',
  'This certificate shows that the course was completed. It does not replace a local assessment of competence by the responsible pharmacist of a pharmacy.',
];
const objectives = [
  'Recognise the early signs of sepsis in adults and children, and tell them from other illness.',
  'Use the NEWS2 score and say when to call 999.',
  'Hand a patient over to an ambulance crew with SBAR.',
];

const plain: Drawing2 = {
  drawing: 2,
  hasAllScripts: false,
  holder: 'Nadia Hussain',
  title: 'Sepsis: spotting deterioration',
  awardedOn: '2026-11-21',
  expiresOn: '2028-11-21',
  serial: 'DL-2026-ABCD2345',
  verifyCode: 'ABCD-EFGH-JKLM-NPQR',
  checkUrl: 'https://learn.example.org/check-certificate/ABCD-EFGH-JKLM-NPQR',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  registration: null,
  organisation: 'Northgate Pharmacy Group',
  heading: 'Certificate of completion',
  lead: 'has completed',
  hours: null,
  objectives: [],
  footers: [],
  icons: [],
  logo: 'site',
  signatory: null,
  isPreview: false,
};

const ownLogo = { name: 'Northgate Pharmacy Group', picture: wideLogo };
const signatory = { name: 'Dr Priya Raman MPharm', title: 'Superintendent Pharmacist', picture: signature };
const words120 =
  'Vaccination: injection technique practical, anaphylaxis and the cold chain for all community pharmacy teams in the UK 26';
const words200 =
  'Describe the safe handling, storage, administration and disposal of vaccines in a community pharmacy, including the cold chain, sharps, spills, records, consent and all that a colleague has to be told.';

/** Twelve certificates with everything that stretches the layout: names of 60 letters, titles of 120, and every part. */
export const certificateSamples: Readonly<Record<string, Drawing2>> = {
  plain,
  'own-logo': {
    ...plain,
    logo: ownLogo,
    signatory,
    hours: '1 h 30 min',
    icons: icons.slice(0, 1),
    objectives,
    footers: footers.slice(0, 1),
  },
  'long-name': {
    ...plain,
    holder: 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley Morgan',
    organisation: 'Northgate Pharmacy Group and Associated Community Hospitals',
    signatory: { ...signatory, picture: null },
  },
  'long-title': { ...plain, title: words120, heading: 'Certificate of attendance', lead: 'has attended' },
  welsh: {
    ...plain,
    holder: 'Siân Gwenllïan Ŵyn-Llŷr',
    organisation: 'Fferyllfa Llanŷstumdwy',
    registration: '2087654',
  },
  polish: {
    ...plain,
    holder: 'Zażółć Gęśląjaźń-Świętosława',
    title: 'Łódź: ćwiczenia z podawania szczepień',
    signatory,
  },
  arabic: {
    ...plain,
    holder: 'محمد عبد الرحمن',
    organisation: 'صيدلية الشفاء',
    lead: 'has been assessed as competent in',
    heading: 'Certificate of competence',
  },
  'further-letters': { ...plain, holder: 'Nguyễn Thị Ánh · Ελένη Παπαδοπούλου · Олена Шевченко · सीता शर्मा' },
  'three-icons': { ...plain, logo: 'none', icons, expiresOn: null, hours: '45 min' },
  'two-footers': { ...plain, logo: { ...ownLogo, picture: tallLogo }, icons: icons.slice(0, 2), footers, objectives },
  'long-word': {
    ...plain,
    holder: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochaaaa',
    organisation: null,
    verifyCode: 'WMWM-MWMW-WWMM-MMWW',
    checkUrl: 'https://learning.a-very-long-organisation-name.example.nhs.uk/check-certificate/WMWM-MWMW-WWMM-MMWW',
    serial: 'DL-2026-WMWMWMWM',
  },
  everything: {
    ...plain,
    holder: 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley Morgan',
    title: words120,
    organisation: 'Northgate Pharmacy Group and Associated Community Hospitals',
    lead: 'has been assessed as competent in',
    heading: 'Certificate of competence',
    registration: '2087654',
    hours: '100 h',
    logo: ownLogo,
    icons,
    footers,
    signatory,
    objectives: Array.from({ length: 8 }, () => words200),
  },
};

/** Picture of an organisation that previews carry too. */
export const previewSample: Drawing2 = { ...plain, logo: ownLogo, signatory, isPreview: true };

/** Certificate of the first layout, whose file must never change. */
export const firstLayoutSample: Drawing1 = {
  drawing: 1,
  holder: 'Siân Gwenllïan Zażółć-Ŵyn',
  title: 'Sepsis: spotting deterioration',
  awardedOn: '2026-11-21',
  expiresOn: '2028-11-21',
  organisation: 'Northgate Pharmacy Group',
  serial: 'DL-2026-ABCD2345',
  verifyCode: 'ABCD-EFGH-JKLM-NPQR',
  checkUrl: 'https://learn.example.org/check-certificate/ABCD-EFGH-JKLM-NPQR',
  createdAt: new Date('2026-11-21T10:00:00Z'),
};
