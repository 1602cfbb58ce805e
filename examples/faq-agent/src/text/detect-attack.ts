import { foldText } from './fold-text';

const attackPatterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,50}\b(?:instructions?|rules?|prompt|guidelines)\b/,
  /\b(?:ignora|olvida|omite|salta)\w*\b.{0,50}\b(?:instrucciones|reglas|normas|indicaciones)\b/,
  /\b(?:system|hidden|initial|internal|secret) (?:prompt|message|instructions?|notes?|rules?)\b/,
  /\b(?:mensaje|prompt) (?:de|del) sistema\b/,
  /\b(?:instrucciones|notas|reglas) (?:internas|ocultas|secretas|originales|iniciales)\b/,
  /\b(?:pretend|act as|you are now|roleplay)\b/,
  /\b(?:actua como|finge|haz como si|a partir de ahora eres)\b/,
  /\b(?:developer|debug|admin|jailbreak|dan) mode\b/,
  /\bmodo (?:desarrollador|administrador|depuracion)\b/,
];

/**
 * True when a question looks like an attempt to steer the assistant away from its job.
 * It knows phrases, not intentions: rephrased or encoded attacks pass, and an honest question may be caught.
 */
export function detectAttack(question: string): boolean {
  const folded = foldText(question);
  return attackPatterns.some((pattern) => pattern.test(folded));
}
