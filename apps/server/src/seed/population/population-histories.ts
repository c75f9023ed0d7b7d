import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { PopulationHistory } from './population-plan.ts';

export type PopulationProduct = { productId: number; courseId: number; months: number };
type World = {
  groupId: number;
  userIds: readonly number[];
  products: readonly PopulationProduct[];
  buyerId: number;
  now: Date;
};

const dayMs = 86_400_000;
/** Seats that stay in the pot of each product: some plenty, some low, some empty. */
const spare = [40, 6, 25, 0];

/**
 * Inserts licences, attempts and certificates of the population as whole sets of rows. Playing each one through the use
 * cases would take minutes. The ledger has the same movements as the use cases would insert.
 */
export async function insertHistories(tx: Tx, world: World, histories: readonly PopulationHistory[]): Promise<void> {
  const plan = histories.map((history) => planned(world, history));
  for (const [nth, product] of world.products.entries()) {
    const own = plan.filter(({ product_id }) => product_id === product.productId);
    await buy(tx, world, { product, quantity: own.length + (spare[nth % spare.length] ?? 0) });
  }
  await issueAndStart(tx, world, plan);
  await completeAll(tx, plan);
}

type Planned = ReturnType<typeof planned>;

function planned(world: World, { nth, product: place, outcome, daysAgo }: PopulationHistory) {
  const product = world.products[place];
  const userId = world.userIds[nth];
  if (product === undefined || userId === undefined) throw new Error('A history of nobody, or of no course');
  const at = (days: number) => new Date(world.now.getTime() - days * dayMs).toISOString();
  const number = BigInt(userId) * 4_096n + BigInt(product.productId);
  const isPassed = outcome === 'passed';
  return {
    user_id: userId,
    product_id: product.productId,
    course_id: product.courseId,
    months: product.months,
    state: outcome === 'issued' ? 'issued' : isPassed ? 'completed' : 'in_progress',
    issued_at: at(daysAgo + 4),
    started_at: outcome === 'issued' ? null : at(daysAgo + 1),
    finished_at: isPassed || outcome === 'failed' ? at(daysAgo) : null,
    lesson_status: isPassed ? 'passed' : outcome === 'failed' ? 'failed' : 'incomplete',
    raw_score: isPassed ? String(80 + (nth % 5) * 5) : outcome === 'failed' ? '50' : '',
    awarded_on: isPassed ? at(daysAgo).slice(0, 10) : null,
    serial: `DL-${at(daysAgo).slice(0, 4)}-${lettersOf(number, 8)}`,
    verify_code: (lettersOf(number, 16).match(/.{4}/gu) ?? []).join('-'),
  };
}

/** The letters of certificate numbers and codes. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns letters that look random and differ for different numbers: a factor without a common divisor spreads them. */
function lettersOf(number: bigint, length: number): string {
  const size = BigInt(alphabet.length);
  let rest = (number * 6_364_136_223_846_793_005n) % size ** BigInt(length);
  let letters = '';
  for (; letters.length < length; rest /= size) letters += alphabet[Number(rest % size)];
  return letters;
}

async function buy(
  tx: Tx,
  { groupId, buyerId, now }: World,
  { product, quantity }: { product: PopulationProduct; quantity: number },
): Promise<void> {
  if (quantity === 0) return;
  await sql`insert into licence_accounts (group_id, product_type, product_id, certificate_months, kind)
    select ${groupId}::bigint, 'abstract_course', ${product.productId}::bigint, ${product.months}::int, k
    from unnest(array['SUPPLY', 'POT', 'HELD', 'USED']) as k on conflict do nothing`.execute(tx);
  await sql`with o as (insert into licence_orders (group_id, product_type, product_id, certificate_months, quantity,
        po_reference, ordered_by, ordered_at)
      values (${groupId}, 'abstract_course', ${product.productId}, ${product.months}, ${quantity}, 'PO-CROWD', ${buyerId},
        ${new Date(now.getTime() - 800 * dayMs)}) returning id, ordered_at),
    a as (select kind, id, available from licence_accounts where group_id = ${groupId} and product_type = 'abstract_course'
      and product_id = ${product.productId} and certificate_months = ${product.months} and kind in ('SUPPLY', 'POT')),
    m as (insert into licence_movements (at, from_account_id, to_account_id, quantity, kind, actor_id, order_id, batch_id,
        from_after, to_after)
      select o.ordered_at, s.id, p.id, ${quantity}, 'purchase', ${buyerId}, o.id, 'order-' || o.id,
        s.available - ${quantity}::int, p.available + ${quantity}::int
      from o, a s, a p where s.kind = 'SUPPLY' and p.kind = 'POT')
    update licence_accounts l set available = l.available + case a.kind when 'POT' then ${quantity}::int else -${quantity}::int end
    from a where l.id = a.id`.execute(tx);
}

async function issueAndStart(tx: Tx, { groupId, buyerId }: World, plan: readonly Planned[]): Promise<void> {
  await sql`with p as (select * from jsonb_to_recordset(${JSON.stringify(plan)}::jsonb) as p (user_id bigint,
        product_id bigint, course_id bigint, months int, state text, issued_at timestamptz, started_at timestamptz,
        finished_at timestamptz)),
    a as (select * from licence_accounts where group_id = ${groupId} and product_type = 'abstract_course'),
    l as (insert into licences (group_id, product_type, product_id, certificate_months, user_id, source_account_id,
        subgroup_id, issued_by, issued_at, state, started_at, completed_at)
      select ${groupId}, 'abstract_course', p.product_id, p.months, p.user_id, pot.id,
        (select min(n.subgroup_id) from subgroup_members n where n.user_id = p.user_id and n.group_id = ${groupId}),
        ${buyerId}, p.issued_at, p.state, p.started_at, case p.state when 'completed' then p.finished_at end
      from p join a pot on pot.product_id = p.product_id and pot.certificate_months = p.months and pot.kind = 'POT'
      returning *),
    c as (select product_id, certificate_months, count(*)::int as issued,
        count(*) filter (where started_at is not null)::int as started from l group by 1, 2),
    m as (insert into licence_movements (at, from_account_id, to_account_id, quantity, kind, actor_id, licence_id, batch_id,
        from_after, to_after)
      select l.issued_at, l.source_account_id, held.id, 1, 'issue', ${buyerId}, l.id, 'issue-' || l.id,
        pot.available - row_number() over per_key, held.available + row_number() over per_key
      from l join a pot on pot.id = l.source_account_id join a held on held.product_id = l.product_id and held.certificate_months = l.certificate_months and held.kind = 'HELD'
      window per_key as (partition by l.product_id, l.certificate_months order by l.id)
      union all
      select l.started_at, held.id, used.id, 1, 'start', l.user_id, l.id, 'start-' || l.id,
        held.available + k.issued - row_number() over per_key, used.available + row_number() over per_key
      from l join a held on held.product_id = l.product_id and held.certificate_months = l.certificate_months and held.kind = 'HELD'
      join a used on used.product_id = l.product_id and used.certificate_months = l.certificate_months and used.kind = 'USED'
      join c k on k.product_id = l.product_id and k.certificate_months = l.certificate_months
      where l.started_at is not null
      window per_key as (partition by l.product_id, l.certificate_months order by l.id)),
    u as (update licence_accounts x set available = x.available + case x.kind when 'POT' then -c.issued
        when 'HELD' then c.issued - c.started else c.started end
      from c where x.group_id = ${groupId} and x.product_type = 'abstract_course' and x.product_id = c.product_id
        and x.certificate_months = c.certificate_months and x.kind in ('POT', 'HELD', 'USED')),
    cu as (insert into course_users (user_id, course_id, group_id, licence_id, completion_status, started_at,
        last_opened_at, completed_at)
      select l.user_id, p.course_id, l.group_id, l.id, case l.state when 'completed' then 'completed' else 'incomplete' end,
        l.started_at, coalesce(p.finished_at, l.started_at), l.completed_at
      from l join p on p.user_id = l.user_id and p.product_id = l.product_id where l.started_at is not null)
    select 1`.execute(tx);
}

async function completeAll(tx: Tx, plan: readonly Planned[]): Promise<void> {
  const started = plan.filter(({ started_at }) => started_at !== null);
  await sql`with p as (select * from jsonb_to_recordset(${JSON.stringify(started)}::jsonb) as p (user_id bigint,
        course_id bigint, product_id bigint, finished_at timestamptz, lesson_status text, raw_score text, awarded_on date,
        months int, serial text, verify_code text)),
    c as (select p.*, cu.id as course_user_id, cu.group_id, cu.started_at from p
      join course_users cu on cu.user_id = p.user_id and cu.course_id = p.course_id),
    s as (insert into sco_users (course_user_id, user_id, sco_id, sco_version_id, lesson_status, own_status, best_status, raw_score,
        min_score, max_score, entry_value, total_time, seq, accessed_at, finished_at, session_ended_at, created_at)
      select c.course_user_id, c.user_id, m.id, m.current_version_id, c.lesson_status, c.lesson_status, c.lesson_status, c.raw_score,
        case c.raw_score when '' then '' else '0' end, case c.raw_score when '' then '' else '100' end,
        case when c.finished_at is null then 'resume' else '' end, '0000:24:05.00', 1,
        coalesce(c.finished_at, c.started_at), c.finished_at, coalesce(c.finished_at, c.started_at), c.started_at
      from c join scos m on m.course_id = c.course_id and m.archived_at is null returning id),
    d as (insert into sco_user_suspend_data (sco_user_id) select id from s),
    z as (insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name,
        holder_last_name, title, source, source_id, awarded_on, months, expires_on, printed, verify_code,
        created_at)
      select c.serial, c.user_id, c.group_id, 'abstract_course', c.product_id, u.first_name, u.last_name, a.title, 'online',
        c.course_user_id, c.awarded_on, c.months,
        case c.months when 0 then null else (c.awarded_on + c.months * interval '1 month')::date end,
        jsonb_build_object('drawing', 1, 'organisation', g.name), c.verify_code, c.finished_at
      from c join users u on u.id = c.user_id join groups g on g.id = c.group_id join abstract_courses a on a.id = c.product_id where c.awarded_on is not null)
    select 1`.execute(tx);
}
