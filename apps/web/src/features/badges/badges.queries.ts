import type { Answer, Sent } from '@doselore/contract';
import { checkBadge, getAchievement, getBadge, makeBadge } from '@doselore/contract/badges';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';

export type BadgeChoice = Required<Sent<typeof getBadge, 'query'>>;
export type BadgeVerdict = Answer<typeof checkBadge>;

/** Makes the badge of a certificate where it has none yet, and downloads it. */
export async function downloadBadge(certificateId: number, query: BadgeChoice): Promise<void> {
  const params = { certificateId };
  await callEndpoint(makeBadge, { level: 'member', params });
  await downloadFile(getBadge, { level: 'member', params, query });
}

export function sendBadge(badge: string): Promise<BadgeVerdict> {
  return callEndpoint(checkBadge, { level: 'site', body: { badge }, quiet: true });
}

type Achievement = Sent<typeof getAchievement, 'params'>;

export function achievementQuery(params: Achievement) {
  return queryOptions({
    queryKey: ['achievements', params],
    queryFn: ({ signal }) => callEndpoint(getAchievement, { level: 'site', params, signal, quiet: true }),
    retry: false,
  });
}
