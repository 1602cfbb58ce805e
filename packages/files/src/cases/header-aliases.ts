import type { ColumnRole } from '@assay/contracts';

/** Roles a header can name by itself; `metadata` and `ignore` are what is left and what a person chooses. */
export type NamedRole = Exclude<ColumnRole, 'metadata' | 'ignore'>;

/**
 * Header names of each role in English, Spanish, French, Portuguese, German, Italian and Chinese, in the order of
 * preference when a sheet has several. Written as `normalizeHeader` leaves them: lower case, no accents, words
 * parted by one space.
 */
export const headerAliases: Readonly<Record<NamedRole, readonly string[]>> = {
  question: words(
    'question, questions, question text, user question, pregunta, preguntas, pergunta, perguntas, frage, fragen',
    'domanda, domande, 问题, 提问, prompt, user prompt, user query, query, queries, consulta, anfrage, requete',
    'user input, input, instruction',
  ),
  answer: words(
    'expected answer, expected answers, expected output, expected response, expected result, expected',
    'ground truth, ground truths, ground truth answer, reference answer, reference answers, reference, references',
    'gold answer, golden answer, gold, best answer, correct answer, correct answers, ideal answer, ideal, target',
    'respuesta esperada, respuestas esperadas, respuesta correcta, respuesta de referencia, reponse attendue',
    'reponses attendues, reponse correcte, bonne reponse, reponse de reference, resposta esperada',
    'respostas esperadas, resposta correta, resposta de referencia, erwartete antwort, erwartete antworten',
    'richtige antwort, korrekte antwort, musterantwort, musterlosung, referenzantwort, risposta attesa',
    'risposta corretta, 期望答案, 参考答案, 标准答案, 正确答案',
    'answer, answers, respuesta, respuestas, reponse, reponses, resposta, respostas, antwort, antworten',
    'risposta, risposte, 答案, 回答',
  ),
  category: words(
    'category, categories, question type, question category, type of question, categoria, categorias, categorie',
    'kategorie, kategorien, tipo de pregunta, tipo de pergunta, tipo de questao, type de question, fragetyp',
    'fragentyp, fragekategorie, tipo di domanda, 分类, 类别, 类型, type, tipo, typ, topic, tema, theme, thema',
  ),
  id: words('id, case id, question id, identifier, qid, identificador, identifiant, kennung, identificativo, 编号'),
  context: words(
    'context, contexts, reference context, reference contexts, retrieved contexts, contexto, contextos, contexte',
    'contextes, kontext, kontexte, contesto, contesti, passage, passages, 上下文',
  ),
  expectedBehaviour: words(
    'expected behaviour, expected behavior, behaviour, behavior, comportamiento esperado, comportement attendu',
    'comportamento esperado, erwartetes verhalten, comportamento atteso',
  ),
  expectedTrajectory: words(
    'expected trajectory, reference trajectory, trajectory, expected tool calls, trayectoria esperada',
    'trajectoire attendue, trajetoria esperada, erwartete trajektorie, traiettoria attesa',
  ),
  prediction: words(
    'prediction, predictions, predicted answer, actual answer, actual output, model answer, model output',
    'model response, generated answer, agent answer, agent response, prediccion, respuesta del modelo',
    'reponse du modele, predicao, previsao, resposta do modelo, vorhersage, modellantwort, predizione',
  ),
};

function words(...lines: string[]): string[] {
  return lines.join(', ').split(', ');
}
