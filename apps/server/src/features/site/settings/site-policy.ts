import type { StoredRecord } from '@doselore/contract';
import { defaultTwoStepPolicy, type sitePolicyFields, type TwoStepPolicy } from '@doselore/contract/auth';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { findSiteSettings, saveSiteSettings } from '../../../platform/site-settings/index.ts';

const names = { policy: 'two_step_policy', in_demo: 'two_step_in_demo' } as const;

export type SitePolicy = StoredRecord<typeof sitePolicyFields>;

/** Names of the settings that `sitePolicyOf` reads. */
export const sitePolicyNames: readonly string[] = Object.values(names);

export async function readSitePolicy(db: Queries): Promise<SitePolicy> {
  return sitePolicyOf(await findSiteSettings(db, sitePolicyNames));
}

export function sitePolicyOf(found: Readonly<Record<string, string>>): SitePolicy {
  return {
    policy: (found[names.policy] as TwoStepPolicy | undefined) ?? defaultTwoStepPolicy,
    in_demo: found[names.in_demo] === 'on',
  };
}

export function saveSitePolicy(tx: Tx, site: SitePolicy): Promise<void> {
  return saveSiteSettings(tx, { [names.policy]: site.policy, [names.in_demo]: site.in_demo ? 'on' : 'off' });
}
