import type { Language } from '../faq/faq-entry';

const english =
  'a about am an and any anything are as at be been but by can could did do does for from get give go got had has have hi ' +
  'hello how i if in is it its just know let like many me my need no not of on one or our please should so ' +
  'some tell that the their them there they this to up us want was we were what when where which who why will with ' +
  'would you your';

const spanish =
  'a al algo algun alguna ante aqui asi buenas buenos como con cual cuales cuando cuanta cuanto cuantos cuantas de del ' +
  'desde dias donde el ella en es esa ese eso esta este esto estan estoy ha hace hacer hay he hola la las le les lo los ' +
  'me mi mis muy necesito ni no nos o os para pero por porque puede puedo que quiero se ser si sin sobre son su sus ' +
  'tambien tan te tengo tiene tienen todo tu tus un una uno unos vosotros y ya yo';

/** Words too frequent to tell one FAQ entry from another, without accents. */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(english.split(' ')),
  es: new Set(spanish.split(' ')),
};
