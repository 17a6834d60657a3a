/** What European Portuguese says otherwise than Brazilian: `Brazilian > European`, one a line. */
export const europeanPortuguese = `
  Você está aqui > Está aqui
  Contato > Contacto
  contato > contacto
  Seu nome > O seu nome
  Excluir > Eliminar
  excluído > eliminado
  excluídos > eliminados
  Você pode cancelar > Pode cancelar
  e você pode cancelar > e pode cancelar
  A conexão caiu. Seu texto > A ligação caiu. O seu texto
  Seus dados ficam salvos até você fechar > Os seus dados ficam guardados até fechar
  Os itens salvos > Os itens guardados
  Alterações salvas > Alterações guardadas
  Encerrado > Fechado
  Nossos valores > Os nossos valores
  Setor > Sector
  Senha > Palavra-passe
  Esqueceu a senha? > Esqueceu-se da palavra-passe?
  Continuar conectado neste dispositivo > Manter a sessão iniciada neste dispositivo
  Entrar > Iniciar sessão
  Entrar em contato > Entrar em contacto
  Entre na sua conta > Inicie sessão na sua conta
  Compartilhar > Partilhar
  Desfazer > Anular
  Seções > Secções
  Pesquisando > A pesquisar
  Enviando > A enviar
  Configurações > Definições
  Arquivo > Ficheiro
  Arraste um arquivo > Arraste um ficheiro
  Digite os seis dígitos que enviamos > Introduza os seis dígitos que lhe enviámos
  Fontes > Tipos de letra
  em pixels > em píxeis
  pixels > píxeis
  Experimente um destes links > Experimente uma destas ligações
  Links para as páginas existentes > Ligações para as páginas existentes
  Agendar um horário > Marcar uma hora
  Planejar > Planear
  planejar > planear
  Ficar em contato > Ficar em contacto
  Falar conosco > Falar connosco
  Ver o que espera por você > Ver o que o espera
  Ver nosso trabalho > Ver o nosso trabalho
  Nossos produtos > Os nossos produtos
  Nossos serviços > Os nossos serviços
  Nosso trabalho > O nosso trabalho
  Deixe seu endereço > Deixe o seu endereço
  conte quando fica bom para você > diga quando lhe dá jeito
  conte quando quer vir > diga quando quer vir
  conte como quer ajudar ou de que ajuda precisa > diga como quer ajudar ou de que ajuda precisa
  conte o que quer aprender > diga o que quer aprender
  conte um pouco sobre você > fale um pouco de si
  conte como podemos ajudar > diga como podemos ajudar
  ingressos > bilhetes
  Ingressos > Bilhetes
  Escreva para nós > Escreva-nos
  Você sabe > Sabe
  Nome e sobrenome > Nome e apelido
  CEP e cidade > Código postal e localidade
  Horário de funcionamento > Horário
  transporte público > transportes públicos
  Indique a parada mais próxima e o caminho a partir dela > Indique a paragem mais próxima e o caminho a partir dela
  em uma ou duas frases > numa ou duas frases
  Conte o que pode fazer > Diga o que pode fazer
  Assinar > Subscrever
`;

/** What changes in European Portuguese where a brief is on first-name terms. */
export const informalEuropeanPortuguese = `
  Está aqui > Estás aqui
  Indique > Indica
  O seu nome > O teu nome
  Pode cancelar > Podes cancelar
  e pode cancelar > e podes cancelar
  a sua mensagem > a tua mensagem
  O seu texto continua aqui. Envie > O teu texto continua aqui. Envia
  Os seus dados ficam guardados até fechar > Os teus dados ficam guardados até fechares
  Use o endereço de e-mail da sua conta > Usa o endereço de e-mail da tua conta
  Esqueceu-se > Esqueceste-te
  Ainda não tem conta > Ainda não tens conta
  Substitua-os pelos seus > Substitui-os pelos teus
  Descrever o que precisa > Descrever o que precisas
  Experimente > Experimenta
  para lhe responder > para te responder
  Escolha > Escolhe
  Marque > Marca
  Escreva pelo menos > Escreve pelo menos
  Introduza os seis dígitos que lhe enviámos > Introduz os seis dígitos que te enviámos
  Arraste um ficheiro para aqui ou escolha > Arrasta um ficheiro para aqui ou escolhe
  Ver o que o espera > Ver o que te espera
  Deixe o seu endereço > Deixa o teu endereço
  diga quando lhe dá jeito > diz quando te dá jeito
  diga quando quer vir > diz quando queres vir
  diga como quer ajudar ou de que ajuda precisa > diz como queres ajudar ou de que ajuda precisas
  diga o que quer aprender > diz o que queres aprender
  fale um pouco de si > fala um pouco de ti
  diga como podemos > diz como podemos
  Descreva o que precisa e peça > Descreve o que precisas e pede
  Escreva-nos > Escreve-nos
  Quer ajudar ou precisa > Queres ajudar ou precisas
  Quer participar > Queres participar
  Diga em poucas palavras o que procura > Diz em poucas palavras o que procuras
  Sabe o que acontece > Sabes o que acontece
  Escreva a > Escreve a
  Use o formulário no fim desta página e deixe > Usa o formulário no fim desta página e deixa
  Coloque > Coloca
  Diga o que pode fazer > Diz o que podes fazer
  Inicie sessão na sua conta > Inicia sessão na tua conta
  deixe > deixa
  Verifique > Verifica
`;
