import type { Answer } from '@doselore/contract';
import type { checkCertificate } from '@doselore/contract/certificates';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';
import { certificateTags } from '../certificate-tags.ts';
import c from './certificates.module.css';

/** A badge names its holder only when the holder wants it. */
type Checked = Omit<Answer<typeof checkCertificate>, 'holder'> & { holder: string | null };
type Replacement = NonNullable<Checked['replaced_by']>;

/** Shows the public facts of a certificate (C4), and whether it is valid. Anybody with its code sees them. */
export function CheckedCard({ checked }: { checked: Checked }) {
  const tag = certificateTags[checked.state];
  return (
    <section className={`card ${c.checked}`} aria-labelledby="checked" role="status">
      <h2 id="checked">
        {checked.title} <Tag hue={tag.hue}>{tag.text}</Tag>
      </h2>
      <p>{verdict(checked)}</p>
      <Facts
        facts={[
          { label: 'Holder', value: checked.holder ?? 'Not named in the badge' },
          ...(checked.type === null ? [] : [{ label: 'Type', value: checked.type }]),
          ...(checked.hours === null ? [] : [{ label: 'Learning time', value: checked.hours }]),
          { label: 'Awarded', value: formatLongDay(checked.awarded_on) },
          {
            label: 'Expires',
            value: checked.expires_on === null ? 'Never expires' : formatLongDay(checked.expires_on),
          },
          ...(checked.withdrawn_on === null
            ? []
            : [{ label: 'Withdrawn on', value: formatLongDay(checked.withdrawn_on) }]),
        ]}
      />
    </section>
  );
}

function verdict({ state, replaced_by, expires_on, awarded_on, withdrawn_on }: Checked): string {
  switch (state) {
    case 'valid':
      return 'This certificate is real and valid today.';
    case 'expiring':
      return 'This certificate is real and valid today. It is due for renewal.';
    case 'expired':
      return `This certificate is real, but it expired${expires_on === null ? '' : ` on ${formatLongDay(expires_on)}`}.`;
    case 'revoked':
      return `This certificate was withdrawn${withdrawn_on === null ? '' : ` on ${formatLongDay(withdrawn_on)}`}. It is no longer valid.`;
    case 'superseded':
      return `This certificate is real, but it was replaced. ${replaced_by === null ? '' : successor(replaced_by, awarded_on)}`;
  }
}

/** Describes the certificate that replaced this one by dates and state only. Details come from the holder. */
function successor({ kind, awarded_on, expires_on, state }: Replacement, replacedFrom: string): string {
  const renewal =
    awarded_on < replacedFrom
      ? `A longer certificate was awarded on ${formatLongDay(awarded_on)}`
      : `It was renewed on ${formatLongDay(awarded_on)}`;
  const what = kind === 'revision' ? 'It was reissued with the holder’s current name' : renewal;
  if (state === 'revoked') return `${what}, but that certificate was withdrawn.`;
  if (state === 'expired') return `${what}, but that certificate has expired too.`;
  const end = expires_on === null ? 'never expires' : `expires ${formatLongDay(expires_on)}`;
  return `${what}. That certificate is valid and ${end}. Ask the holder for it.`;
}
