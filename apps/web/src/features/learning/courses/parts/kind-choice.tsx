import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { paperKind, types } from '../course-options.ts';
import c from './courses.module.css';

type Props = {
  /** Address of the form of a kind, as the value of `types`. */
  addressOf: (value: string) => string;
  /** Texts that were typed before, which the form of another kind takes over. */
  typed: { title: string; summary: string };
};

/** The first question about a new course: who teaches it, and how its result arises. */
export function KindChoice({ addressOf, typed }: Props) {
  const { to } = useArea();
  return (
    <section aria-labelledby="kind-choice">
      <h2 id="kind-choice" className={c.question}>
        What kind of course?
      </h2>
      <ul className={c.kinds}>
        {types.map(({ value, label, hint }) => (
          <li key={value} className={`card ${c.kind}`}>
            <Link to={addressOf(value)} className={c.kindLink}>
              {label}
            </Link>
            <p>{hint}</p>
          </li>
        ))}
        <li className={`card ${c.kind}`}>
          <Link to={to('new-paper-course')} state={typed} className={c.kindLink}>
            {paperKind.label}
          </Link>
          <p>{paperKind.hint}</p>
        </li>
      </ul>
    </section>
  );
}
