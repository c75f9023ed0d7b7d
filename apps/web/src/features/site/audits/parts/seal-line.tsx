import { plural } from '@doselore/contract';
import { type AuditSeal, getAuditSeal } from '@doselore/contract/audits';
import { IconAlertTriangle, IconShieldCheck, IconShieldHalf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay, formatNumber, formatTime } from '../../../../ui/formats/index.ts';
import { audits } from '../audits.queries.ts';
import c from './audits.module.css';

const moment = (at: string) => `${formatLongDay(at)}, ${formatTime(at)}`;

function Verdict({ seal }: { seal: AuditSeal }) {
  if (seal.fault !== null)
    return (
      <Tag hue="brick" icon={IconAlertTriangle}>
        Changed after it was recorded
      </Tag>
    );
  if (seal.verified_at === null)
    return (
      <Tag hue="porcelain" icon={IconShieldHalf}>
        Not verified yet
      </Tag>
    );
  return (
    <Tag hue="leaf" icon={IconShieldCheck}>
      Verified
    </Tag>
  );
}

function textOf(seal: AuditSeal): string {
  const sealed =
    seal.sealed_up_to === null
      ? 'No rows are sealed yet.'
      : `Sealed up to ${moment(seal.sealed_up_to)}: ${formatNumber(seal.sealed)} rows.`;
  const waiting =
    seal.waiting === 0
      ? ''
      : ` ${formatNumber(seal.waiting)} more ${plural(seal.waiting, 'row waits', 'rows wait')} to be sealed.`;
  const verified =
    seal.verified_at === null
      ? ' The first verification runs tonight.'
      : ` Verified on ${moment(seal.verified_at)}${seal.fault === null ? '' : `: ${seal.fault}`}.`;
  return sealed + waiting + verified;
}

/** Shows the last sealed row of the audit trail, and whether the last verification found a changed row. */
export function SealLine() {
  const { data } = useQuery(audits.one(getAuditSeal));
  if (data === undefined) return null;
  return (
    <p className={c.seal}>
      <Verdict seal={data} /> <span className="muted">{textOf(data)}</span>
    </p>
  );
}
