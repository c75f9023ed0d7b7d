import { plural } from '@doselore/contract';
import { dataClasses, type ErasurePreview, trainingClasses } from '@doselore/contract/personal-data';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import c from './personal-data.module.css';

const fates = {
  erased: { hue: 'brick', label: 'Erased' },
  emptied: { hue: 'amber', label: 'Cleared' },
  kept: { hue: 'leaf', label: 'Kept' },
} as const;

/** Data classes of a person, each with its number of entries and its fate. */
export function ErasureFacts({ preview }: { preview: ErasurePreview }) {
  return (
    <ul className={c.classes}>
      {preview.classes.map(({ name, rows }) => {
        const { title, erased, fate } = dataClasses[name];
        return (
          <li key={name}>
            <div className={c.head}>
              <b>{title}</b>
              <span className="muted">
                {formatNumber(rows)} {plural(rows, 'entry', 'entries')}
              </span>
              <Tag hue={fates[fate].hue}>{fates[fate].label}</Tag>
            </div>
            <div>{erased}</div>
            {name === 'certificates' && <KeptNames names={preview.names} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Days until which certificates keep the name, by training class. Each class has its own retention. */
function KeptNames({ names }: Pick<ErasurePreview, 'names'>) {
  return (
    <ul className={c.names}>
      {names.map(({ training_class, certificates, until }) => (
        <li key={training_class}>
          {trainingClasses[training_class].title}: {formatNumber(certificates)} {plural(certificates, 'name', 'names')}{' '}
          kept until {formatDay(until)}
        </li>
      ))}
    </ul>
  );
}

/** Further effects of an erasure, such as deleted files and returned seats. */
export function ErasureEffects({ preview }: { preview: ErasurePreview }) {
  const { files, reclaimed, revoked, accounts } = preview;
  const effects = [
    files > 0 && `${formatNumber(files)} ${plural(files, 'file is', 'files are')} deleted.`,
    reclaimed > 0 &&
      `${formatNumber(reclaimed)} unstarted ${plural(reclaimed, 'licence is', 'licences are')} returned.`,
    revoked > 0 && `${formatNumber(revoked)} started ${plural(revoked, 'licence ends', 'licences end')} and stay used.`,
    accounts > 0 &&
      `${formatNumber(accounts)} merged ${plural(accounts, 'account is', 'accounts are')} erased too, and the merge can no longer be undone.`,
  ].filter((effect) => effect !== false);
  if (effects.length === 0) return null;
  return (
    <ul className={c.effects}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
}
