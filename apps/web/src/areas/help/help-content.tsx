import { Button } from '@mantine/core';
import { IconListSearch, IconMessageQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useBanner } from '../../platform/banner/index.ts';
import { type GuideKey, type HelpSection, SupportContact } from '../../ui/help/index.ts';
import { guideFor } from './guide-texts.ts';
import c from './help-panel.module.css';

type Props = { guide: GuideKey; routeName: string; onClose: () => void; onAskPharmacist?: () => void };

function Sections({ sections }: { sections: readonly HelpSection[] }) {
  return sections.map(({ heading, text, steps = [] }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      {text !== undefined && <p>{text}</p>}
      {steps.length > 0 && (
        <ul className={c.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}

/** Sections about the current page, then the rest of the guide, then ways to reach support. */
export function HelpContent({ guide, routeName, onClose, onAskPharmacist }: Props) {
  const { recent } = useBanner();
  const { here, others } = guideFor(guide, routeName);
  return (
    <div className={c.body}>
      {here.length > 0 && (
        <div className={c.here}>
          <p className="eyebrow">On this page</p>
          <Sections sections={here} />
        </div>
      )}
      <Sections sections={others} />
      <Button
        component={Link}
        to="/faq"
        variant="light"
        leftSection={<IconListSearch size={18} aria-hidden />}
        onClick={onClose}
      >
        FAQ
      </Button>
      {onAskPharmacist !== undefined && (
        <Button variant="light" leftSection={<IconMessageQuestion size={18} aria-hidden />} onClick={onAskPharmacist}>
          Ask the Pharmacist
        </Button>
      )}
      <section className={c.ruled}>
        <h3>Contact support</h3>
        <SupportContact />
      </section>
      <section className={c.ruled}>
        <h3>Recent messages</h3>
        {recent.length === 0 ? (
          <p className="muted">No messages since you opened Doselore.</p>
        ) : (
          <ul className={c.recent}>
            {recent.map((banner) => (
              <li key={banner.id}>{banner.message}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
