import { plural } from '@doselore/contract';
import { dataClasses, type ErasurePreview, trainingClasses } from '@doselore/contract/personal-data';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay, formatNumber } from '../../../ui/formats/index.ts';
import c from './personal-data.module.css';

const fates = {
  erased: { hue: 'brick', label: 'Erased' },
  emptied: { hue: 'amber', label: 'Emptied' },
  kept: { hue: 'leaf', label: 'Kept' },
} as const;

/** Each class of data with how much there is and what becomes of it. */
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

/** Each class of training decides by itself how long its names are kept. */
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

/** What else comes of it. */
export function ErasureEffects({ preview }: { preview: ErasurePreview }) {
  const { files, reclaimed, revoked, accounts } = preview;
  const effects = [
    files > 0 && `${formatNumber(files)} ${plural(files, 'file is', 'files are')} deleted.`,
    reclaimed > 0 &&
      `${formatNumber(reclaimed)} unstarted ${plural(reclaimed, 'licence goes', 'licences go')} back as seats.`,
    revoked > 0 &&
      `${formatNumber(revoked)} begun ${plural(revoked, 'licence ends', 'licences end')}; the seats stay used.`,
    accounts > 0 &&
      `${formatNumber(accounts)} merged ${plural(accounts, 'account goes', 'accounts go')} with it, and the merge can no longer be undone.`,
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
