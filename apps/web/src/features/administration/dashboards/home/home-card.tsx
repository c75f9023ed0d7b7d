import { type CSSProperties, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import c from './home.module.css';

type Props = {
  title: string;
  /** Where the whole list is. */
  all?: { label: string; to: string } | undefined;
  /** Place of the card in a single column, from 1: the most urgent first. */
  place: number;
  children: ReactNode;
};

/** Part of the home of a place: a few rows, and the way to all of them. */
export function HomeCard({ title, all, place, children }: Props) {
  const id = useId();
  return (
    <section className={`card ${c.card}`} aria-labelledby={id} style={{ '--place': place } as CSSProperties}>
      <div className={c.head}>
        <h2 id={id}>{title}</h2>
        {all !== undefined && <Link to={all.to}>{all.label}</Link>}
      </div>
      {children}
    </section>
  );
}

/** A card without rows. */
export const Calm = ({ children }: { children: ReactNode }) => <p className={`muted ${c.calm}`}>{children}</p>;
