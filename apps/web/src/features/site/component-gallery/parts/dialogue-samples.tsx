import { durations, messages } from '@doselore/contract';
import { Button } from '@mantine/core';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { BackButton } from '../../../../ui/page/index.ts';
import { Row, Sample, SampleGroup } from './sample.tsx';

export function DialogueSamples() {
  return (
    <SampleGroup title="Buttons, banners, dialogues">
      <Sample title="Buttons">
        <Row>
          <Button>Save venue</Button>
          <Button variant="default">Cancel</Button>
          <Button variant="light">View session</Button>
          <Button variant="subtle">See modules</Button>
          <Button color="amber">Renew course</Button>
          <Button color="brick">Archive organisation</Button>
          <Button loading>Save venue</Button>
          <Button disabled>Not available</Button>
          <BackButton />
        </Row>
      </Sample>
      <Sample title="Banners">
        <Row>
          <Button
            variant="default"
            onClick={() =>
              showBanner({ message: messages.questionThanks, type: 'success', durationInMs: durations.thankYou })
            }
          >
            Success
          </Button>
          <Button variant="default" onClick={() => showBanner({ message: messages.defaultError })}>
            Error
          </Button>
          <Button
            variant="default"
            onClick={() => showBanner({ message: '2 of 12 licences could not be issued.', type: 'warning' })}
          >
            Warning
          </Button>
        </Row>
      </Sample>
      <Sample title="Dialogues">
        <Row>
          <Button
            variant="default"
            onClick={() =>
              void askConfirm({ title: 'Reclaim this licence?', message: 'It returns to the general pot.' })
            }
          >
            OK and Cancel
          </Button>
          <Button
            variant="default"
            onClick={() =>
              void askConfirm({
                title: messages.exitConfirm,
                confirmLabel: 'Resume Course',
                cancelLabel: 'Exit Course',
                safe: 'confirm',
                extraLabel: 'Help',
              })
            }
          >
            Extra button
          </Button>
          <Button
            variant="default"
            onClick={() =>
              void askConfirm({
                title: 'Merge Kestrel Locum Group into Brightwell Pharmacies?',
                message: '86 members, 3 Services and 40 licences move. This cannot be undone.',
                confirmLabel: 'Merge organisations',
                typeToConfirm: 'Kestrel Locum Group',
                danger: true,
              })
            }
          >
            Type the name
          </Button>
          <Button
            variant="default"
            onClick={() =>
              void askConfirm({ title: 'Your session has moved', message: 'It continues here.', hideCancel: true })
            }
          >
            Without Cancel
          </Button>
        </Row>
      </Sample>
    </SampleGroup>
  );
}
