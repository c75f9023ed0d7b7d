import { generateKeyPairSync } from 'node:crypto';
import {
  checkBadge,
  getAchievement,
  getBadge,
  getDidDocument,
  getStatusList,
  makeBadge,
} from '@doselore/contract/badges';
import { owners } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { anybody } from '../../../test-support/matrix/expectations.ts';
import { testSealing } from '../../../test-support/test-sealing.ts';
import { ownerOfKey } from './keys/signing-key.ts';

const listOfRecords = 999;

const achievement = { productType: 'abstract_course', productId: 870_000, version: 0 } as const;

const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });

export const matrix: RoomMatrix = {
  records: `insert into badge_keys (number, public_key, sealed_private_key, made_at)
    values (1, '${x}', '${testSealing.seal(d ?? '', ownerOfKey(1))}', now());
    insert into badges (certificate_id, uuid, list_number, list_index, made_at)
    select id, gen_random_uuid(), ${listOfRecords}, row_number() over (order by id), now() from certificates
    where state = 'valid';
    insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name,
      title, source, source_id, awarded_on, months, printed, state, verify_code)
    select 'BADGE-1', min(user_id), min(group_id), '${achievement.productType}', ${achievement.productId}, 'Member', 'Of badge',
      'Of a badge', 'external', 980000, '2026-01-10', 0, '{"drawing": 1, "organisation": "Own"}', 'superseded', 'BADGE-1'
    from group_members`,
  ids: ({ attempt }) => ({ certificateId: attempt.certificateId, listNumber: listOfRecords, ...achievement }),
  examples: [
    exampleOf(makeBadge, owners),
    exampleOf(getBadge, owners),
    exampleOf(
      checkBadge,
      { site: anybody },
      { body: () => ({ badge: 'no.badge.here' }), tidyUp: 'delete from throttles' },
    ),
    exampleOf(getAchievement, { site: anybody }),
    exampleOf(getDidDocument, { site: anybody }),
    exampleOf(getStatusList, { site: anybody }),
  ],
};
