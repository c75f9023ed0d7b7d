import { type CSSProperties, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import c from './home.module.css';

type Props = {
  title: string;
  /** Link to the whole list. */
  all?: { label: string; to: string } | undefined;
  /** Position of the card in a single column, from 1 for the most urgent card. */
  order: number;
  children: ReactNode;
};

/** Card on the home of a place: a few rows, and a link to the whole list. */
export function HomeCard({ title, all, order, children }: Props) {
  const id = useId();
  return (
    <section className={`card ${c.card}`} aria-labelledby={id} style={{ '--order': order } as CSSProperties}>
      <div className={c.head}>
        <h2 id={id}>{title}</h2>
        {all !== undefined && <Link to={all.to}>{all.label}</Link>}
      </div>
      {children}
    </section>
  );
}

/** Text of a card without rows. */
export const Calm = ({ children }: { children: ReactNode }) => <p className={`muted ${c.calm}`}>{children}</p>;
