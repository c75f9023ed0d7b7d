import type { Drawing2 } from '../../features/certificates/certificates/pdf/certificate-data.ts';
import { certificateSamples } from './certificate-samples.ts';

/** Names in scripts that certificates print since their names were extended. */
export const namesByScript: Readonly<Record<string, string>> = {
  chinese: '王小明',
  'traditional-chinese': '陳美麗',
  punjabi: 'ਹਰਪ੍ਰੀਤ ਕੌਰ',
  bengali: 'শর্মিষ্ঠা চক্রবর্তী',
  amharic: 'አበበ ቢቂላ',
  thai: 'สมชาย ใจดี',
  hebrew: 'יעל כהן',
};

const { plain } = certificateSamples;
if (plain === undefined) throw new Error('There is no plain sample');

/** The plain certificate with each of these names. */
export const scriptSamples: Readonly<Record<string, Drawing2>> = Object.fromEntries(
  Object.entries(namesByScript).map(([name, holder]) => [name, { ...plain, hasAllScripts: true, holder }]),
);
