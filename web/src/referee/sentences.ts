// The referee's findings and faults in words.
import type { Fault, Reason, RefereeAnswer } from '../engine/types';
import { catalogue, joined, t } from '../text/catalogue.svelte';
import type { People } from '../text/people';
import { reasonText } from '../text/reasons';

/** A sentence, and the ruling it goes by. */
export interface Line {
  text: string;
  ruling: string | undefined;
}

export function findingLines(answer: RefereeAnswer, people: People): Line[] {
  return answer.findings.map((finding) => ({
    text: reasonText(finding, 'referee', people),
    ruling: finding.ruling,
  }));
}

/** Why the rest of a hand may not be played. */
export function illegalLines(answer: RefereeAnswer, people: People): Line[] {
  return (answer.turn?.illegal ?? []).map((illegal) => ({
    text: reasonText(withCard(illegal), 'referee.illegal', people),
    ruling: illegal.ruling,
  }));
}

const withCard = ({ card, ...reason }: { card: string } & Reason): Reason => ({
  ...reason,
  args: { card, ...reason.args },
});

/** "Hand 2, move 17: …" */
export function faultText(fault: Fault, people: People): string {
  const text = catalogue.has(`fault.${fault.code}`)
    ? reasonText(fault, 'fault', people)
    : t('page.referee.fault.unknown');
  const places = [
    ...(fault.round === undefined ? [] : [t('place.round', { round: fault.round })]),
    ...(fault.move === undefined ? [] : [t('place.move', { move: fault.move })]),
  ];
  if (places.length === 0) return text;
  return t('page.referee.fault.at', { place: joined(places), fault: text });
}
