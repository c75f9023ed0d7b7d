import type { Sent } from '@doselore/contract';
import { getAchievement, getBadge, makeBadge } from '@doselore/contract/badges';
import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const achievements = roomQueries('achievements');

export type BadgeChoice = Required<Sent<typeof getBadge, 'query'>>;

/** Makes the badge of a certificate where it has none yet, and downloads it. */
export async function downloadBadge(certificateId: number, query: BadgeChoice): Promise<void> {
  const params = { certificateId };
  await callEndpoint(makeBadge, { params });
  await downloadFile(getBadge, { params, query });
}

type Achievement = Sent<typeof getAchievement, 'params'>;

export const achievementQuery = (params: Achievement) =>
  achievements.one(getAchievement, { params, quiet: true }, { retry: false });
