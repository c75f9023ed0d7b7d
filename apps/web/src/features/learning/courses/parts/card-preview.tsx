import { coverHues, coverMotifs } from '@doselore/contract/courses';
import { AsidePart } from '../../../../ui/beside/index.ts';
import { CourseCover } from '../../../../ui/course/index.ts';
import c from './card-preview.module.css';

type Props = {
  values: { title: string; summary: string; motif: string; hue: string };
  /** Kind of course in words. */
  kind: string;
  thumbnail: string | null;
};

/** Card of a course with the values of its form, as learners see it on My Courses. It is in the aside of the page. */
export function CardPreview({ values, kind, thumbnail }: Props) {
  const { title, summary, motif, hue } = values;
  return (
    <AsidePart>
      <figure className={c.figure}>
        <figcaption>Preview of the card on My Courses</figcaption>
        <div className={`card ${c.card}`}>
          <div className={c.cover}>
            <CourseCover
              motif={coverMotifs.find((name) => name === motif) ?? coverMotifs[0]}
              hue={coverHues.find((name) => name === hue) ?? coverHues[0]}
              thumbnail={thumbnail}
            />
          </div>
          <div className={c.body}>
            <p className="muted">{kind}</p>
            <p className={c.title}>{title.trim() === '' ? 'No title yet' : title}</p>
            {summary.trim() !== '' && <p className={c.summary}>{summary}</p>}
          </div>
        </div>
      </figure>
    </AsidePart>
  );
}
