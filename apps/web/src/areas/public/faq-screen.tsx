import '@mantine/core/styles/Accordion.css';
import { Accordion, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { SupportContact } from '../../ui/help/index.ts';
import { Card } from '../../ui/layout/index.ts';
import { Page } from '../../ui/page/index.ts';
import { Count } from '../../ui/plural/index.ts';
import { NoMatchPanel } from '../../ui/states/index.ts';
import c from './faq.module.css';
import { type FaqAudience, faqEntries } from './faq-entries.ts';

const audiences: Record<FaqAudience, string> = { learners: 'For learners', admins: 'For administrators' };

function matching(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return faqEntries.filter(({ question, answer, also = '' }) => {
    const where = `${question} ${answer} ${also}`.toLowerCase();
    return words.every((word) => where.includes(word));
  });
}

/** Questions whose answers are open: those that the person opened, and all while the page is printed. */
function useOpenQuestions() {
  const [opened, setOpened] = useState<string[]>([]);
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return { value: isPrinting ? faqEntries.map(({ question }) => question) : opened, onChange: setOpened };
}

/** Questions and answers. The search is in the address, so that links to answers can be shared. */
export function FaqScreen() {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const setText = (q: string) => setSearch(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  const found = matching(text);
  const open = useOpenQuestions();
  return (
    <Page width="prose" lead="Answers to common questions.">
      <search>
        <TextInput
          type="search"
          label="Search the questions"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status" className={c.count}>
          <Count count={found.length} one="question" many="questions" />
        </p>
      </search>
      {found.length === 0 && <NoMatchPanel what="questions" onClear={() => setText('')} />}
      {Object.entries(audiences).map(([audience, title]) => {
        const entries = found.filter((entry) => entry.audience === audience);
        if (entries.length === 0) return null;
        return (
          <section key={audience} className={c.group}>
            <h2>{title}</h2>
            <Accordion variant="separated" radius="md" order={3} multiple {...open}>
              {entries.map(({ question, answer }) => (
                <Accordion.Item key={question} value={question}>
                  <Accordion.Control>{question}</Accordion.Control>
                  <Accordion.Panel>{answer}</Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          </section>
        );
      })}
      <Card title="Do you need more help?">
        <SupportContact />
      </Card>
    </Page>
  );
}
