import { type CoverHue, type CoverMotif, coverHues, coverMotifs } from '@doselore/contract/courses';
import { CourseCover } from '../../../../ui/course/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import c from './cover-picker.module.css';

const motifNames: Record<CoverMotif, string> = {
  capsule: 'Capsules',
  hex: 'Hexagons',
  drop: 'Drops',
  leaf: 'Leaves',
  wave: 'Pulse',
  cross: 'Cross',
  rings: 'Rings',
  label: 'Label',
};

const hueNames: Record<CoverHue, string> = {
  bottle: 'Bottle green',
  amber: 'Amber',
  leaf: 'Leaf green',
  gentian: 'Violet',
};

type Props = { motif: FieldProps<string>; hue: FieldProps<string> };

/** Choice of the drawn cover, which a course shows until it has a picture. The preview follows each choice. */
export function CoverPicker({ motif, hue }: Props) {
  const drawing = coverMotifs.find((name) => name === motif.value) ?? coverMotifs[0];
  const colour = coverHues.find((name) => name === hue.value) ?? coverHues[0];
  return (
    <div className={c.picker}>
      <div className={c.preview}>
        <CourseCover motif={drawing} hue={colour} />
      </div>
      <p className={c.hint}>Shown on the course card until you add a picture.</p>
      <fieldset className={c.group}>
        <legend>{motif.label}</legend>
        <div className={c.tiles}>
          {coverMotifs.map((name) => (
            <label key={name} className={c.tile}>
              <input
                type="radio"
                name={motif.name}
                checked={motif.value === name}
                onChange={() => motif.onChange(name)}
              />
              <span className={c.small}>
                <CourseCover motif={name} hue={colour} />
              </span>
              <span>{motifNames[name]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={c.group}>
        <legend>{hue.label}</legend>
        <div className={c.tiles}>
          {coverHues.map((name) => (
            <label key={name} className={c.tile}>
              <input type="radio" name={hue.name} checked={hue.value === name} onChange={() => hue.onChange(name)} />
              <span className={c.swatch} style={{ background: `var(--ds-${name}-line)` }} />
              <span>{hueNames[name]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
