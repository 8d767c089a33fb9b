import { type Culture, words } from './culture.ts';

export const polish: Culture = {
  origin: 'north',
  language: 'de_DE',
  f: words('Agnieszka, Katarzyna, Małgorzata, Joanna, Magdalena, Zofia, Aleksandra, Weronika, Ewa, Justyna, Dorota, Beata'),
  m: words('Piotr, Krzysztof, Tomasz, Paweł, Marcin, Jakub, Kamil, Wojciech, Rafał, Mateusz, Łukasz, Grzegorz'),
  last: words(
    'Nowak, Kowalski, Wiśniewski, Wójcik, Kowalczyk, Kamiński, Lewandowski, Zieliński, Szymański, Dąbrowski, Mazur, Krawczyk, Piotrowski, Grabowski',
  ),
  feminine: (last) => last.replace(/ski$/, 'ska'),
};

export const ukrainian: Culture = {
  origin: 'north',
  language: 'de_DE',
  f: words('Olena, Iryna, Oksana, Nataliia, Yuliia, Kateryna, Anna, Svitlana, Daryna, Sofiia'),
  m: words('Andrii, Oleksandr, Dmytro, Serhii, Taras, Bohdan, Maksym, Viktor, Yaroslav, Ihor'),
  last: words('Kovalenko, Shevchenko, Bondarenko, Tkachenko, Kravchenko, Melnyk, Moroz, Lysenko, Rudenko, Marchenko, Savchenko, Petrenko'),
};

export const croatian: Culture = {
  origin: 'south',
  language: 'de_DE',
  f: words('Ana, Ivana, Marija, Petra, Jelena, Lucija, Dragana, Mirela, Sanja, Vesna'),
  m: words('Marko, Ivan, Luka, Ante, Nikola, Tomislav, Goran, Dario, Zoran, Josip'),
  last: words('Horvat, Kovačević, Babić, Marić, Jurić, Novak, Kovačić, Knežević, Vuković, Marković, Petrović, Matić, Tomić, Perić'),
};

export const turkish: Culture = {
  origin: 'south',
  language: 'de_DE',
  f: words('Ayşe, Elif, Zeynep, Esra, Derya, Sevgi, Büşra, Özlem, Gül, Melisa, Defne, Nur'),
  m: words('Mehmet, Emre, Can, Murat, Burak, Cem, Kerem, Serkan, Hakan, Deniz, Yusuf, Ömer'),
  last: words('Yılmaz, Demir, Kaya, Şahin, Çelik, Yıldız, Öztürk, Aydın, Arslan, Doğan, Kılıç, Aslan, Çetin, Koç, Kurt, Özdemir'),
};

export const indian: Culture = {
  origin: 'southAsian',
  language: 'en_GB',
  f: words('Priya, Ananya, Divya, Meera, Kavita, Sunita, Lakshmi, Nisha, Asha, Deepa, Shreya, Rani'),
  m: words('Rahul, Arjun, Vikram, Sanjay, Rajesh, Amit, Suresh, Anil, Kiran, Harpreet, Gurdeep, Manoj'),
  last: words('Sharma, Patel, Singh, Nair, Menon, Iyer, Fernandes, Gupta, Thapa, Gurung, Perera, Kumar, Das, Pillai, Rana, Joseph'),
};

export const filipino: Culture = {
  origin: 'eastAsian',
  language: 'en_GB',
  f: words('Maria Cristina, Angelica, Jasmine, Rowena, Grace, Marites, Liezel, Jocelyn, Aileen, Carmela'),
  m: words('Jose Miguel, Mark Anthony, Rodel, Jericho, Arnel, Paolo, Reynaldo, Gilbert, Ferdinand, Noel'),
  last: words('Santos, Reyes, Cruz, Bautista, Garcia, Mendoza, Torres, Villanueva, Aquino, Ramos, Dela Cruz, Salazar'),
};

export const eastAsian: Culture = {
  origin: 'eastAsian',
  language: 'en_GB',
  f: words('Linh, Mai, Thu, Hanh, Yuki, Mei, Xin, Jiwoo, Sakura, Ngoc'),
  m: words('Minh, Duc, Anh, Tuan, Kenji, Wei, Hiro, Joon, Long, Quang'),
  last: words('Nguyen, Tran, Le, Pham, Hoang, Tanaka, Chen, Wang, Kim, Park, Vu, Do'),
};

export const westAfrican: Culture = {
  origin: 'african',
  language: 'en_GB',
  f: words('Ama, Abena, Adwoa, Efua, Ngozi, Chiamaka, Fatou, Aminata, Awa, Mariama'),
  m: words('Kwame, Kofi, Kwabena, Emeka, Chinedu, Mamadou, Ousmane, Ibrahima, Samuel, Emmanuel'),
  last: words('Mensah, Owusu, Boateng, Asante, Okafor, Eze, Diallo, Traoré, Ndiaye, Koné, Adeyemi, Sow, Camara, Appiah'),
};

/** `Latin:Arabic`; in the Maghreb and the Gulf some write their own name in Arabic script. */
export const arabic: Culture = {
  origin: 'arab',
  language: 'ar',
  f: words(
    'Fatima:فاطمة, Aisha:عائشة, Mariam:مريم, Layla:ليلى, Noura:نورة, Salma:سلمى, Yasmine:ياسمين, Amal:أمل, Huda:هدى, Samira:سميرة, Khadija:خديجة, Zineb:زينب, Rania:رانيا, Dalal:دلال, Hanan:حنان, Ghada:غادة, Ibtisam:ابتسام, Nadia:نادية, Soukaina:سكينة, Wafa:وفاء',
  ),
  m: words(
    'Ahmed:أحمد, Mohammed:محمد, Youssef:يوسف, Omar:عمر, Khalid:خالد, Hassan:حسن, Hamza:حمزة, Karim:كريم, Tariq:طارق, Said:سعيد, Rashid:راشد, Bilal:بلال, Ibrahim:إبراهيم, Mustafa:مصطفى, Nasser:ناصر, Walid:وليد, Anas:أنس, Zakaria:زكريا, Salim:سالم, Idris:إدريس',
  ),
  last: words(
    'Al Mansoori:المنصوري, Al Balushi:البلوشي, Al Harthy:الحارثي, Ben Ali:بن علي, Haddad:حداد, Khoury:خوري, El Amrani:العمراني, Bennani:بناني, Trabelsi:الطرابلسي, Jaziri:الجزيري, Al Habsi:الحبسي, Al Lawati:اللواتي, Chaoui:الشاوي, Tazi:التازي, Gharbi:الغربي, Mejri:الماجري, Al Suwaidi:السويدي, Darwish:درويش, Nasser:ناصر, Saleh:صالح, Idrissi:الإدريسي, Fassi:الفاسي, Bouzid:بوزيد, Al Rashdi:الراشدي',
  ),
};
