import type { MaterialSection } from '@doselore/contract/distance';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../../ui/formats/index.ts';
import c from './distance.module.css';

type Props = {
  sections: readonly MaterialSection[];
  document: { title: string; bytes: number } | null;
  /** Address of the document. */
  href: string;
  /** Element of the headings: `h3` below a heading of the page. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
};

/** Text of a material of a distance course, and its document. */
export function MaterialText({ sections, document, href, heading: Heading = 'h2', children }: Props) {
  return (
    <article className={`card ${c.text}`}>
      {children}
      {sections.map((section) => (
        <section key={section.heading}>
          <Heading>{section.heading}</Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points.length > 0 && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {document !== null && (
        <section>
          <Heading>{document.title}</Heading>
          <Button
            component="a"
            href={href}
            target="_blank"
            rel="noopener"
            variant="light"
            leftSection={<IconExternalLink size={18} aria-hidden />}
            aria-label={`Open document: ${document.title} (opens in a new tab)`}
          >
            Open document ({formatBytes(document.bytes)})
          </Button>
        </section>
      )}
    </article>
  );
}
