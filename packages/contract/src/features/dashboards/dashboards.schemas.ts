import { z } from 'zod';
import { id } from '../../common.schemas.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const count = z.number().int();
/** `2026-03`, with what falls into that month. */
const monthCount = z.object({ month: z.string(), count });
export type MonthCount = z.output<typeof monthCount>;

const facts = z.object({
  groups: count,
  services: count,
  members: count,
  /** Licences that can still be issued from general pots. */
  pot: count,
  /** Licences that somebody holds and has not started. */
  held: count,
  invited: count,
  invitations_ended: count,
  services_without_admin: count,
  /** Courses of an organisation with so few left to issue, in its pot and its pools, that one buys again. */
  low_stock: count,
  /** Valid certificates of members that end within so many days, today included. */
  ending_30: count,
  ending_90: count,
  /** Certificates of members that have ended and were not renewed. */
  ended: count,
});
export type DashboardFacts = z.output<typeof facts>;

/** `left` in the general pot and in pools together. */
const lowStock = z.object({ group: named, title: z.string(), months: count, left: count, bought: count });
const openService = z.object({ id: z.number().int(), name: z.string(), group: named });
/** What was archived, moved or issued and is so still: it can be restored, opened, taken back. */
const undo = z.object({
  what: z.enum(['member', 'subgroup', 'group', 'licences']),
  ids: z.array(z.number().int()).min(1),
});
export type Undo = z.output<typeof undo>;

const recentChange = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.string(),
  /** Null: a site admin, who is not named to an organisation. */
  actor: z.string().nullable(),
  subject: z.string(),
  subject_name: z.string().nullable(),
  group: named.nullable(),
  /** Null when it cannot be undone, or not any more. */
  undo: undo.nullable(),
});
export type RecentChange = z.output<typeof recentChange>;

export const dashboard = z.object({
  /** The day that all of it is counted from. */
  today: z.string(),
  /** Over the whole site that is some minutes ago; what has happened since is in `recent` alone. */
  counted_at: z.string(),
  facts,
  /** The first few of each; `facts` has how many there are. */
  low_stock: z.array(lowStock),
  services_without_admin: z.array(openService),
  certificates_ending: z.array(monthCount),
  completions: z.array(monthCount),
  /** People of the biggest services of an organisation, or of the biggest organisations. */
  people: z.array(z.object({ id: z.number().int(), name: z.string(), count })),
  recent: z.array(recentChange),
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardsSchemas = {
  getGroupDashboard: { params: z.strictObject({ groupId: id }), response: dashboard },
  getDashboard: {
    /** The whole site is counted every few minutes; `now` counts it for this answer. */
    query: z.strictObject({ counted: z.enum(['lately', 'now']).default('lately') }),
    response: dashboard,
  },
};
