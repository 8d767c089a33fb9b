/**
 * What people begin a password with, most frequent first: a hotel's everyday words, seasons, names and rows of keys in the portal's
 * languages. The full lists of zxcvbn-ts would weigh 210 kB, which is twice the login screen; these catch most of what is typed in a hotel.
 */
export const commonWords = `
123456 password passwort 12345678 qwerty qwertz 123456789 hallo 12345 1234 111111 000000 abc123 1q2w3e4r 1qaz2wsx qwertzuiop qwertyuiop
asdfgh asdfghjkl yxcvbnm zxcvbnm asdf yxcv zxcv azerty admin administrator root test gast guest user login willkommen welcome bienvenue
benvenuto welkom geheim secret master letmein changeme start neu default passwort1 password1 passwd kennwort wachtwoord motdepasse
iloveyou ichliebedich liebe love schatz schatzi engel angel prinzessin princess sonne sunshine stern star mond moon blume flower herz heart
fussball football soccer bayern dortmund schalke werder ferrari mercedes porsche audi bmw mustang harley
hotel hotels foyer lobby rezeption reception empfang kueche küche kitchen service zimmer room suite gastro restaurant bar wellness spa
urlaub ferien holiday reise travel strand beach see lake berg meer haus home kurpark portal intern team chef boss kollege arbeit work firma
sommer winter fruehling frühling herbst summer spring autumn ostern weihnachten weihnacht christmas silvester
januar februar märz april mai juni juli august september oktober november dezember january february march june july october december
montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
berlin hamburg muenchen münchen koeln köln frankfurt stuttgart dresden leipzig wien zürich paris london rom roma amsterdam milano
deutschland germany france italia nederland schweiz österreich
anna maria julia laura lisa lena sarah sophie emma mia hannah katharina christina nicole sandra andrea claudia monika petra susanne
michael thomas daniel andreas stefan christian alexander martin peter markus sebastian tobias florian david max paul lukas jan tim felix
mohammed ahmed ali fatima mehmet mustafa ayse marco giulia luca francesca pierre marie jean camille
dragon monkey shadow batman superman pokemon starwars computer internet samsung apple google facebook instagram whatsapp minecraft
hund katze dog cat hase maus mausi tiger loewe pferd schoko schokolade kaffee coffee bier wein pizza
sicher sicherheit security zugang access konto account kunde privat private sesam
`
  .trim()
  .split(/\s+/);
