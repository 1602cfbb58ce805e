import { foldCase } from '../../text/fold-case';
import { splitOnSpaces } from '../../text/whitespace';

const lists = {
  en: `a about above after again against all also am an and any are as at be because been before being below between both
    but by can could did do does doing down during each few for from further had has have having he her here hers herself
    him himself his how i if in into is it its itself just me might more most must my myself no nor not now of off on once
    only or other our ours ourselves out over own same shall she should so some such than that the their theirs them
    themselves then there these they this those through to too under until up very was we were what when where which
    while who whom why will with would you your yours yourself yourselves`,
  es: `a al algo algunas algunos ante antes aquel aquella aquello como con contra cual cuando de del desde donde dos e el
    él ella ellas ellos en entre era eran es esa esas ese eso esos esta está estaba están estas este esto estos fue fueron
    ha había han hasta hay he la las le les lo los más me mi mí mis mucho muy nada ni no nos nosotros nuestra nuestro o os
    otra otro para pero poco por porque que qué quien quién se sea ser si sí sido sin sobre son su sus también tan tanto
    te tiene tienen todo todos tu tú tus un una unas uno unos y ya yo`,
  fr: `à ai ainsi alors après as au aucun aussi autre autres aux avant avec avoir c ce ceci cela ces cet cette ceux chaque
    comme d dans de depuis des donc dont du elle elles en entre es est et étaient était été être eu eux fait il ils j je
    l la là le les leur leurs lui m ma mais me même mes moi mon n ne ni nos notre nous on ont ou où par parce pas peu plus
    pour pourquoi qu quand que quel quelle quelles quels qui s sa sans se sera ses si son sont sous sur t ta te tes toi
    ton tous tout toute toutes très tu un une vos votre vous y`,
  pt: `a à ao aos aquela aquele aquilo as às até com como contra da das de dela dele deles depois do dos e é ela elas ele
    eles em entre era eram essa esse esta está estava este eu foi foram há isso isto já lhe lhes lo mais mas me mesmo meu
    meus minha muito na não nas nem no nos nós nossa nosso num numa o os ou para pela pelas pelo pelos por porque qual
    quando que quem são se sem ser seu seus só sua suas também te tem têm ter teu tu tua um uma você vocês vos`,
  de: `ab aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei bin bis bist da damit dann
    das dass dein deine dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein
    eine einem einen einer eines er es euch euer für gegen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn
    ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jeder jedes jener kann kein keine können man mein meine mich
    mir mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so
    solche soll sondern über um und uns unser unter viel vom von vor war waren warum was weg weil wenn wer werden wie
    wieder will wir wird wo zu zum zur zwar zwischen`,
  it: `a ad agli ai al alla alle allo anche avere aveva c che chi ci coi col come con contro cui da dagli dai dal dalla
    dalle dallo degli dei del della delle dello di dove e è ed era erano essere fra gli ha hanno ho i il in io l la le
    lei li lo loro lui ma me mi mia mie mio molto ne negli nei nel nella nelle nello noi non nostra nostro o ogni per
    perché più poi quale quando quella quelle quelli quello questa queste questi questo se sei si sia sono su sua sue
    sugli sui sul sulla sulle suo suoi tra tu tua tuo tutti tutto un una uno vi voi`,
} as const;

/** Languages with a list of common words. */
export const stopwordLanguages = ['none', 'en', 'es', 'fr', 'pt', 'de', 'it'] as const;

/** One of {@link stopwordLanguages}. */
export type StopwordLanguage = (typeof stopwordLanguages)[number];

const sets = new Map<StopwordLanguage, ReadonlySet<string>>(
  stopwordLanguages.map((language) => [language, new Set(language === 'none' ? [] : splitOnSpaces(lists[language]))]),
);

/** The text without the common words of a language; case does not matter. */
export function withoutStopwords(text: string, language: StopwordLanguage): string {
  const common = sets.get(language);
  return splitOnSpaces(text)
    .filter((word) => !common?.has(foldCase(word)))
    .join(' ');
}
