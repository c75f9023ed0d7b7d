import { webAddresses } from '@doselore/contract';
import type { BadgeFacts } from '../badges.repository.ts';
import { didOf } from '../keys/did-document.ts';

type Facts = Pick<
  BadgeFacts,
  'title' | 'product_type' | 'product_id' | 'details_version' | 'objectives' | 'heading' | 'lead' | 'hours'
>;

/** Returns the address of the public page of an achievement. */
export function achievementAddress(site: string, facts: Facts): string {
  const { product_type: productType, product_id: productId, details_version: version } = facts;
  return `${site}${webAddresses.achievement({ productType, productId, version })}`;
}

export function criteriaOf({ title, lead, objectives }: Pick<Facts, 'title' | 'lead' | 'objectives'>): string {
  const holder = `The holder ${lead} ${title}.`;
  const lines = objectives.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return holder;
  return `${holder}\n\nBy the end you can:\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** Returns the issuer of all badges. */
export function issuerOf(site: string) {
  return { id: didOf(site), type: ['Profile'], name: 'Doselore', url: site };
}

/** Returns the achievement in the format of Open Badges 3.0, without facts about the holder. */
export function writeAchievement(site: string, facts: Facts) {
  const id = achievementAddress(site, facts);
  const time = facts.hours === null ? '' : ` Learning time: ${facts.hours}.`;
  return {
    id,
    type: ['Achievement'],
    achievementType: 'Certificate',
    name: facts.title,
    description: `${facts.heading}: ${facts.title}.${time}`,
    criteria: { id, narrative: criteriaOf(facts) },
    creator: issuerOf(site),
    inLanguage: 'en-GB',
    resultDescription: [
      { id: `${id}#months`, type: ['ResultDescription'], name: 'Months until it expires', resultType: 'ext:Months' },
      { id: `${id}#expires`, type: ['ResultDescription'], name: 'Last day', resultType: 'ext:Day' },
    ],
  };
}
