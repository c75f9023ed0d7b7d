/** First and last names for the large populations. */
export const firstNames =
  'Aisha,Ben,Carys,Daniel,Efua,Fergus,Grace,Hamza,Isla,Jakub,Kirsty,Leon,Maeve,Nikhil,Olwen,Piotr,Rosa,Siân,Tariq,Una,Victor,Wren,Yusuf,Zofia'.split(
    ',',
  );
export const lastNames =
  'Adeyemi,Barlow,Chowdhury,Davies,Eastwood,Fraser,Gill,Hartley,Iqbal,Jenkins,Kowalski,Lindqvist,Mbeki,Nolan,Oyelaran,Patel,Quayle,Rowntree,Sharma,Thornton,Uddin,Whelan,Yates,Żak'.split(
    ',',
  );
